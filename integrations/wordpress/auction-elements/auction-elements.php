<?php
/**
 * Plugin Name: Auction Elements
 * Description: Header and footer of an auction site: as blocks, shortcodes and template tags.
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 */

defined('ABSPATH') || exit;

/** In the address of the script, so that a new version is fetched; WordPress would add its own. */
const AUCTION_ELEMENTS_VERSION = '1.0.0';
const AUCTION_ELEMENTS_OPTION = 'auction_elements_config';

require __DIR__ . '/settings.php';

function auction_elements_enqueue(): void {
	$script = plugins_url('dist/autoload.js', __FILE__);
	wp_enqueue_style('auction-elements', plugins_url('dist/auction-elements.css', __FILE__), [], AUCTION_ELEMENTS_VERSION);
	// WordPress 6.5 has script modules, whose import map has to come first, but does not print them among its own pages.
	if (function_exists('wp_enqueue_script_module') && !is_admin()) {
		wp_enqueue_script_module('auction-elements', $script, [], AUCTION_ELEMENTS_VERSION);
	} else {
		wp_enqueue_script('auction-elements', $script, [], AUCTION_ELEMENTS_VERSION, true);
	}
}
add_action('wp_enqueue_scripts', 'auction_elements_enqueue');

add_filter('script_loader_tag', function (string $tag, string $handle): string {
	return $handle === 'auction-elements' ? str_replace('<script ', '<script type="module" ', preg_replace('~ type=(["\'])text/javascript\1~', '', $tag)) : $tag;
}, 10, 2);

/** The header as HTML, or the footer: what the render command has written, else a tag that the script fills. */
function auction_elements_get(string $kind): string {
	// Outside of the plugin, whose folder an update replaces.
	$folder = apply_filters('auction_elements_partials', WP_CONTENT_DIR . '/auction-elements');
	$auction_bidder = is_user_logged_in();
	if ($folder && is_readable("$folder/$kind.php")) {
		$auction_nonce = apply_filters('auction_elements_nonce', '');
		ob_start();
		include "$folder/$kind.php";
		return ob_get_clean();
	}
	$config = get_option(AUCTION_ELEMENTS_OPTION, '');
	// esc_attr() keeps character references, such as &quot;, which would end a string of the JSON.
	return sprintf(
		'<auction-%1$s%2$s%3$s></auction-%1$s>',
		$kind,
		$kind === 'header' ? ' session="' . ($auction_bidder ? 'bidder' : 'visitor') . '"' : '',
		$config === '' ? '' : ' config="' . htmlspecialchars($config, ENT_QUOTES, 'UTF-8') . '"'
	);
}

/** Template tags, for header.php and footer.php of a theme. */
function auction_elements_header(): void {
	echo auction_elements_get('header');
}
function auction_elements_footer(): void {
	echo auction_elements_get('footer');
}

add_action('init', function (): void {
	wp_register_script('auction-elements-editor', plugins_url('editor.js', __FILE__), ['wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element'], AUCTION_ELEMENTS_VERSION, true);
	foreach (['header', 'footer'] as $kind) {
		$render = function () use ($kind): string {
			return auction_elements_get($kind);
		};
		add_shortcode("auction_$kind", $render);
		register_block_type("auction-elements/$kind", [
			'api_version' => 3,
			'editor_script' => 'auction-elements-editor',
			'render_callback' => $render,
		]);
	}
});

/** Texts of header and footer stay as they are: the script compares them with its own. */
add_filter('no_texturize_tags', function (array $tags): array {
	return [...$tags, 'auction-header', 'auction-footer'];
});
